import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentServer } from './build/content-server.ts'
import { splitWords } from './build/split-words.ts'
import { readPageSettings } from './server/settings.ts'

/** How long the browser may wait before a part of React, of the router and of the site is evaluated: one task each. */
const groups = [
  {
    name: 'reading',
    test: /\/src\/(reading\/[\w-]+\.ts|loading|saving\/mark-key|language\/(later-words|page-language|format-number)|components\/(copy-text|dialogs|focus-heading|hash-scroll|icon-address|modified-click))|\/generated\/icon-sheet|\/content\/(dialogs|field-mode|fingerprint|languages|themes|messages\/book)\.ts/,
    priority: 1, // the site needs these too, and finds them there; what is in a room of reading comes when it is needed
  },
  {
    name: 'facts',
    // what the site says of itself: copying a page as Markdown needs it without React
    test: /\/generated\/pictures|\/content\/(site|pages|paths|navigation)\.ts/,
    priority: 1,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(react-router|cookie-es|set-cookie-parser)\// },
  {
    name: 'site',
    // what only one kind of page shows travels with that page
    test: /\/src\/(components\/(?!CompareSlider|Lightbox|Tabs)|shell|language|sign-up\/(?!answer)|entry-client|routes|loading|pages\/closing-call)|\/content\/(languages|fingerprint|dialogs|messages\/(messages|home|use-case|glossary|search))\.ts/,
  },
]

const settings = readPageSettings(process.env)

/** How long plugins take is no news to who builds the site. */
const quiet = { checks: { pluginTimings: false } }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), contentServer(), splitWords()],
  publicDir: false,
  define: {
    'import.meta.env.VITE_SIGN_UP_FORMS': JSON.stringify(settings.signUpForms),
    'import.meta.env.VITE_VIDEO_EMBED': JSON.stringify(settings.videoEmbed),
    'import.meta.env.VITE_SAVING': JSON.stringify(settings.saving),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    cssCodeSplit: true,
    rolldownOptions: isSsrBuild
      ? quiet
      : {
          ...quiet,
          input: {
            reading: 'src/reading/reading.ts',
            client: 'src/main.ts',
            style: 'src/styles/app.css',
            later: 'src/styles/later.css',
            homeFirst: 'src/pages/home/first.css',
            homeRest: 'src/pages/home/rest.css',
            documentFirst: 'src/markdown/first.css',
            documentRest: 'src/markdown/rest.css',
            answer: 'src/sign-up/answer-page.css',
            field: 'src/reading/field-mode/field.css',
            savedLine: 'src/saving/saved-line.css',
            offline: 'src/saving/offline-page.css',
          },
          output: {
            entryFileNames: 'static/js/[name].[hash].js',
            chunkFileNames: 'static/js/[name].[hash].chunk.js',
            assetFileNames: 'static/assets/[name].[hash][extname]',
            codeSplitting: { groups },
          },
        },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'static/js/[name].[hash].js' } },
  },
  test: {
    environment: 'node',
    silent: 'passed-only',
    // A worker for each of 70 files costs more than the tests in it; these keep their state to themselves.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['{content,src,server,build,checks,scripts}/**/*.test.ts'] } },
      {
        // The same tests of the sign-ups once more, with a PostgreSQL instead of a file.
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/sign-up/**/*.test.ts'],
          globalSetup: 'tests/stand-ins/provide-postgres.ts',
        },
      },
    ],
  },
}))
