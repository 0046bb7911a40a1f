import publishWords from './publish-words.json' with { type: 'json' }
import type { UiLanguage } from './words.ts'

/** The HTML of an editor page outside the CMS: publishing, the list of pages, the checklist. */
export function renderEditorPage(language: UiLanguage, title: string, main: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body><main><p><a href="/edit">← ${publishWords[language].back}</a></p><h1>${title}</h1>
${main}`
}

const STYLE = `
body { margin: 0; font: 18px/1.5 system-ui, sans-serif; color: #12322b; background: #f6f8f7; }
main { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
section { margin: 1rem 0; padding: .5rem 1rem; background: white; border: 1px solid #ccd4d1; border-radius: 4px; }
h2 { margin: .3rem 0; font-size: 1.1rem; } section img { max-height: 12rem; }
.words { margin: .2rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
ins { background: #cdeed8; text-decoration: none; } del { margin-inline-end: .2em; background: #f8d5d0; }
summary { padding: .3rem 0; cursor: pointer; } h3 { margin: .3rem 0; font-size: 1rem; }
label { display: block; } input, select, textarea { box-sizing: border-box; width: 24rem; max-width: 100%; padding: .4rem; font: inherit; }
.ticks { padding: 0; list-style: none; overflow-wrap: anywhere; } .ticks li { padding: .4rem 0; border-top: 1px solid #ccd4d1; }
.ticks input { width: auto; margin-inline-end: .4rem; }
button { padding: .5rem 1.4rem; border: 0; border-radius: 4px; color: white; background: #12322b; font: inherit; cursor: pointer; }
button:disabled { opacity: .5; } #result { font-weight: bold; } .fault { color: #8c1d12; }
pre { white-space: pre-wrap; font-size: .8rem; }`
