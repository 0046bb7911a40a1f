import CMS from '@sveltia/cms'
import type { Mistake } from '../mistakes.ts'
import { callEditorApi, language, uiMessages } from './editor-api.ts'
import { provideContent } from './file-system.ts'
import { cleanPastedWord } from './paste.ts'
import { showDraft } from './preview.ts'
import { rejectHeicDrops } from './refuse-drop.ts'
import { showField } from './show-field.ts'

document.documentElement.lang = language
provideContent()
cleanPastedWord()
rejectHeicDrops()
// skips the CMS's sign-in, because the editor runs locally
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
showMistakes()
const config = await (await callEditorApi('config')).json()
for (const { files } of config.collections)
  for (const { name, file } of files) CMS.registerPreviewTemplate(name, previewOf(file))
await CMS.init({ config })
const shown = new URLSearchParams(location.search) // set by links of the checklist, and of mistakes when publishing
const keys = shown.get('field')
if (keys) void showField(location.hash, keys, shown.get('locale') ?? undefined)

/** The preview component of a file, which the CMS renders in an iframe on every change. */
function previewOf(file: string) {
  type Given = { entry: { get(key: 'data'): { toJS(): Record<string, unknown> } }; document: Document }
  return ({ entry, document: target }: Given) => {
    const locale = target.documentElement.lang
    const data = entry.get('data').toJS()
    // data files contain both languages, so the preview has a language switch
    const isShared = !file.includes('{{locale}}')
    queueMicrotask(() => showDraft(target, { file: file.replace('{{locale}}', locale), data }, isShared))
    return null
  }
}

/** Shows the issues of the saved content in the status bar. */
function showMistakes(): void {
  const box = document.querySelector<HTMLDetailsElement>('#mistakes')
  const [summary, list] = box?.children ?? []
  const [pages, publish] = document.querySelectorAll('#bar > a')
  if (!box || !summary || !list || !pages || !publish) return
  pages.textContent = uiMessages.pages
  publish.textContent = uiMessages.publish
  summary.textContent = uiMessages.checking
  new EventSource('/edit/api/mistakes').onmessage = ({ data }) => {
    const mistakes: Mistake[] | null = JSON.parse(data)
    // keep the last result until the checks finish
    if (!mistakes) {
      summary.textContent = uiMessages.checking
      return
    }
    box.dataset.count = String(mistakes.length)
    summary.textContent = mistakes.length === 0 ? uiMessages.inOrder : uiMessages.toMend(mistakes.length)
    list.replaceChildren(...mistakes.map(itemOf))
    if (mistakes.length === 0) box.open = false
  }
}

function itemOf({ page, field, what, todo, form, keys, locale }: Mistake): HTMLElement {
  const item = document.createElement('li')
  const place = document.createElement(form ? 'a' : 'strong')
  place.textContent = [page, field].filter(Boolean).join(' – ')
  if (form) {
    place.setAttribute('href', form)
    place.onclick = (event) => {
      event.preventDefault()
      void showField(form, keys, locale)
    }
  }
  item.append(place, document.createElement('br'), what, document.createElement('br'), todo)
  return item
}
