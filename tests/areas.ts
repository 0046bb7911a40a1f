/**
 * The browser tests that cover each path prefix, for `npm test -- --changed`. A name stands for tests/<name>.e2e.ts, and
 * the longest matching prefix wins.
 */
export const testsByArea: Readonly<Record<string, readonly string[]>> = {
  'content/documents/': ['every-page', 'document-contents'],
  'content/messages/': ['every-page'],
  'editor/': ['editor', 'editor-changes', 'editor-pages', 'editor-pictures', 'development'],
  'server/': ['sign-up-embedded', 'sign-up-failure'],
  'server/sign-up/': ['sign-up-embedded', 'sign-up-external', 'sign-up-failure'],
  'site/': ['every-page'],
  'src/components/': ['every-page', 'no-script'],
  'src/components/Dialog': ['dialogs', 'scroll-lock'],
  'src/components/Island': ['islands', 'broken-island', 'pages-at-rest'],
  'src/components/dialog': ['dialogs', 'dialog-address'],
  'src/dom/': ['presses', 'pages-at-rest', 'islands', 'late-code', 'late-runtime', 'early-press', 'older-browser'],
  'src/dom/dialog': ['dialogs', 'dialog-address', 'scroll-lock', 'mobile-menu'],
  'src/language/': ['calculator', 'language-picker'],
  'src/markdown/': [
    'written-document',
    'document-contents',
    'document-session',
    'heading-anchors',
    'field-mode',
    'no-script',
  ],
  'src/markdown/checklist/': ['checklist'],
  'src/markdown/contents/': ['document-contents', 'low-window'],
  'src/markdown/copying/': ['heading-anchors'],
  'src/markdown/field-mode/': ['field-mode'],
  'src/markdown/lightbox/': ['lightbox'],
  'src/markdown/preset-chooser/': ['checklist'],
  'src/markdown/terms/': ['terms'],
  'src/markdown/update/': ['document-session'],
  'src/pages/': ['every-page'],
  'src/pages/NeighbourBar': ['manual', 'field-mode'],
  'src/pages/document/': ['document-contents', 'heading-anchors'],
  'src/pages/glossary/': ['glossary'],
  'src/pages/home/': ['home', 'folds', 'layout-shift'],
  'src/pages/home/film/': ['video'],
  'src/pages/home/topic/carousel': ['carousel'],
  'src/pages/manual/': ['manual'],
  'src/pages/not-found/': ['not-found'],
  'src/pages/search/': ['search'],
  'src/pages/sign-up/': ['tabs', 'forms'],
  'src/pages/sign-up/tabs': ['tabs'],
  'src/pages/use-case/': ['compare-slider', 'layout-shift'],
  'src/pages/use-case/calculator/': ['calculator'],
  'src/pages/use-case/findings/': ['compare-slider'],
  'src/pages/samples/': ['every-page'],
  'src/preview/': ['every-page', 'header-size'],
  'src/runtime/': [
    'presses',
    'pages-at-rest',
    'islands',
    'late-code',
    'late-runtime',
    'early-press',
    'older-browser',
    'broken-island',
  ],
  'src/runtime/hash': ['hash-links', 'scrolling'],
  'src/runtime/head': ['language', 'size-budget'],
  'src/saving/': ['saving', 'offline'],
  'src/search/': ['search', 'search-keys'],
  'src/search/search-keys': ['search-keys'],
  'src/shell/': ['header-menus', 'header-size', 'low-window', 'mobile-menu', 'dialogs', 'dialog-address', 'no-script'],
  'src/shell/dialogs/policy': ['dialog-address', 'dialogs', 'late-code', 'presses'],
  'src/shell/header/language': ['language', 'language-picker'],
  'src/shell/header/menus': ['header-menus', 'mobile-menu'],
  'src/shell/header/top-links': ['scrolling'],
  'src/shell/theme/': ['field-mode'],
  'src/sign-up/': ['forms', 'sign-up-embedded'],
  'src/styles/': ['every-page', 'style-by-page', 'layout-shift'],
}

/** The browser tests to run for changed files: those of the area of each file, and the changed browser tests themselves. */
export function selectTests(changed: readonly string[]): string[] {
  const own = changed.flatMap((file) => /^tests\/(.+)\.e2e\.ts$/.exec(file)?.[1] ?? [])
  const named = Object.entries(testsByArea).flatMap(([area, names]) => {
    const isDeepest = (file: string) =>
      file.startsWith(area) &&
      !Object.keys(testsByArea).some((other) => other.length > area.length && file.startsWith(other))
    return changed.some(isDeepest) ? names : []
  })
  return [...new Set([...own, ...named])].sort()
}
