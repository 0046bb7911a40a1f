import { fetchEditorApi, language as own, uiMessages } from './editor-api.ts'

/** The debounce before the preview is rendered again. */
const QUIET_MS = 60
const WIDTHS = { desk: 1280, phone: 390 }
type Width = keyof typeof WIDTHS
type Draft = { file: string; data: Record<string, unknown> }
const LANGUAGES = { en: 'English', sv: 'Svenska' }
/** Selectors of the elements whose content is replaced; scripts and dialogs are kept. */
const REPLACED_PARTS = ['.header', 'main', '.footer']

/**
 * The live preview of the page with the edited text. Its state is kept outside the CMS's components, which are
 * recreated at any time; the newest draft is rendered into the current pane.
 */
let pane: { body: HTMLElement; frame: HTMLIFrameElement; note: HTMLElement } | undefined
let width: Width = 'desk'
let latest: Draft | undefined
let timer = 0
let rendering = false
let shown: { pathname: string | null; html: string } | undefined
let language: keyof typeof LANGUAGES = own

/**
 * Shows a draft in the preview.
 * @param target the document of the CMS's preview iframe.
 * @param isShared whether the file contains both languages.
 */
export function showDraft(target: Document, draft: Draft, isShared: boolean): void {
  if (pane?.body !== target.body || !pane.frame.isConnected) openPreview(target, isShared)
  if (JSON.stringify(draft) === JSON.stringify(latest)) return
  latest = draft
  clearTimeout(timer)
  timer = window.setTimeout(renderDraft, QUIET_MS)
}

/** Renders one draft at a time; the newest draft is rendered next. */
async function renderDraft(): Promise<void> {
  if (rendering || !latest) return
  rendering = true
  const draft = latest
  try {
    const response = await fetchEditorApi('draft', { method: 'POST', body: JSON.stringify({ ...draft, language }) })
    if (response.ok) {
      shown = await response.json()
      showNote(shown?.pathname ? '' : uiMessages.noPage)
      updateFrame()
    } else showNote(`${uiMessages.previewFailed}\n${await response.text()}`)
  } catch {
    showNote(uiMessages.notSaved)
  } finally {
    rendering = false
    if (draft !== latest) void renderDraft()
  }
}

/** Replaces the content of the loaded page; loads another page first if needed. */
function updateFrame(): void {
  if (!pane || !shown?.pathname) return
  const { frame } = pane
  frame.hidden = false
  if (frame.dataset.pathname !== shown.pathname) {
    frame.dataset.pathname = shown.pathname
    frame.src = shown.pathname // its load event calls updateFrame() again
    return
  }
  const page = frame.contentDocument
  if (page && !page.querySelector('#quiet')) {
    // hides Vite's error overlay, because the status bar reports issues
    const quiet = Object.assign(page.createElement('style'), { id: 'quiet', textContent: HIDE_VITE_OVERLAY })
    page.head.append(quiet)
  }
  const next = new DOMParser().parseFromString(shown.html, 'text/html')
  if (!page) return
  const { scrollX, scrollY } = frame.contentWindow ?? window
  for (const part of REPLACED_PARTS)
    page.querySelector(part)?.replaceChildren(...(next.querySelector(part)?.childNodes ?? []))
  frame.contentWindow?.scrollTo(scrollX, scrollY)
}

function openPreview(target: Document, isShared: boolean): void {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, props: Partial<HTMLElementTagNameMap[Name]>) =>
    Object.assign(target.createElement(name), props)
  const frame = make('iframe', { title: uiMessages.openPage, hidden: true, onload: () => updateFrame() })
  const buttons = (['desk', 'phone'] as const).map((each) =>
    make('button', { textContent: uiMessages[each], type: 'button', onclick: () => resize(each) }),
  )
  const page = make('a', { textContent: uiMessages.openPage, target: '_blank' })
  page.onclick = () => {
    page.href = frame.dataset.pathname ?? '/'
  }
  const message = make('p', { textContent: uiMessages.loading })
  const bar = make('div', { className: 'bar' })
  const speak = () => {
    for (const button of spoken) button.setAttribute('aria-pressed', String(button.textContent === LANGUAGES[language]))
  }
  const spoken = isShared
    ? (['en', 'sv'] as const).map((each) =>
        make('button', {
          ...{ textContent: LANGUAGES[each], type: 'button', lang: each },
          onclick: () => {
            language = each
            speak()
            void renderDraft()
          },
        }),
      )
    : []
  speak()
  bar.append(...buttons, ...spoken, page, message)
  const stage = make('div', { className: 'stage' })
  stage.append(frame)
  const style = make('style', { textContent: STYLE })
  target.body.replaceChildren(style, bar, stage)
  pane = { body: target.body, frame, note: message }
  const resize = (chosen = width) => {
    width = chosen
    for (const [index, name] of (['desk', 'phone'] as const).entries())
      buttons[index]?.setAttribute('aria-pressed', String(name === width))
    const scale = Math.min(1, stage.clientWidth / WIDTHS[width])
    Object.assign(frame.style, {
      width: `${WIDTHS[width]}px`,
      height: `${stage.clientHeight / scale}px`,
      transform: `scale(${scale})`,
      marginLeft: `${Math.max(0, (stage.clientWidth - WIDTHS[width] * scale) / 2)}px`,
    })
  }
  new ResizeObserver(() => resize()).observe(stage)
  resize()
  shown = undefined
  latest = undefined
}

function showNote(sentence: string): void {
  if (pane) pane.note.textContent = sentence
}

const HIDE_VITE_OVERLAY = 'vite-error-overlay { display: none }'

const STYLE = `
  body { display: flex; flex-direction: column; height: 100vh; margin: 0; font: 15px/1.4 system-ui, sans-serif; }
  .bar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; padding: .4rem .6rem; background: #eef2f0; color: #12322b; }
  .bar button { padding: .3rem .8rem; border: 1px solid #12322b; border-radius: 4px; background: white; color: inherit; font: inherit; cursor: pointer; }
  .bar button[aria-pressed=true] { background: #12322b; color: white; }
  .bar a { color: inherit; } .bar p { max-height: 30vh; margin: 0; overflow: auto; color: #8c1d12; white-space: pre-line; }
  .stage { flex: 1; overflow: hidden; background: #ccd4d1; }
  iframe { border: 0; background: white; transform-origin: top left; }
`
