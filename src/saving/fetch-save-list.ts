import { SAVE_LIST, SAVING_HEADER, type SaveList } from './contract/save-list.ts'

/** What can be saved now. It is the network’s answer, never the saved one. */
export async function fetchSaveList(signal?: AbortSignal): Promise<SaveList> {
  const answer = await fetch(SAVE_LIST, {
    cache: 'no-cache',
    headers: { [SAVING_HEADER]: '1' },
    ...(signal && { signal }),
  })
  if (!answer.ok) throw new Error(`${SAVE_LIST} answered ${answer.status}`)
  return answer.json()
}
