import { callEditorApi } from './editor-api.ts'

/* The page of publishing (publish-page.ts): sends the name, and shows each step as it happens. */

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)
const form = find<HTMLFormElement>('#publish')
const result = find('#result')
const steps = find('#steps')
const takeOver = find<HTMLButtonElement>('#fetch')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const value = (id: string) => find<HTMLInputElement>(`#${id}`)?.value.trim()
  void follow('publish', { name: value('name'), email: value('email') })
})
takeOver?.addEventListener('click', () => void follow('fetch', {}))

async function follow(address: string, given: object): Promise<void> {
  for (const button of document.querySelectorAll('button')) button.disabled = true
  if (result) result.textContent = '…'
  const response = await callEditorApi(address, { method: 'POST', body: JSON.stringify(given) }).catch(
    (error: Error) => {
      if (result) result.textContent = error.message
    },
  )
  let text = ''
  const lines = response?.body?.pipeThrough(new TextDecoderStream())
  if (lines)
    for await (const part of lines) {
      text += part
      if (steps)
        steps.textContent = text
          .split('\n')
          .filter((line) => !line.startsWith('{"done"'))
          .join('\n')
    }
  const last = text.trim().split('\n').at(-1)
  if (last && result) {
    const { done, sentence }: { done: boolean; sentence: string } = JSON.parse(last)
    result.textContent = sentence
    result.className = done ? '' : 'fault'
    if (done && form) form.hidden = true
    if (!done && takeOver && address === 'publish') takeOver.hidden = false
  }
  for (const button of document.querySelectorAll('button')) button.disabled = false
}
