import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentServerPlugin } from './generator/development/content-server.ts'
import { outputFolders } from './generator/files/folders.ts'
import { entryName, ignoreComponentStyles, listStylesheetEntries } from './generator/pages/page-styles.ts'
import { LOCAL_ORIGIN, readPageSettings } from './server/settings.ts'

/** Manual chunks: without these, Rolldown splits shared modules into many small files or into unrelated chunks. */
const groups = [
  {
    name: 'runtime',
    test: /\/src\/(dom\/|runtime\/(?!hydrate-island)|saving\/start-saving|markdown\/(update\/|contract\/normalize-text)|language\/(page-language|format-number))|\/site\/(dialogs|field-mode|fingerprint|is-record|languages|themes)\.ts|\/generated\/messages\/client\.ts/,
    priority: 1, // islands import these modules from the runtime chunk
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
  },
  {
    name: 'site',
    test: /\/src\/(components|language|dom\/storage|search\/search-keys)|\/site\/(paths|navigation|page-list|pages|facts|sign-up)\.ts|\/generated\/(content\/(site|pages|more-pages)|messages\/interface|shared-drawings)/,
  },
]

const settings = readPageSettings(process.env)

/** Turns off Rolldown's warnings about slow plugins. */
const quiet = { checks: { pluginTimings: false } }

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), ignoreComponentStyles(), contentServerPlugin()],
  // Custom media queries for the breakpoints of src/styles/media.css; vendor prefixes are added by the minifier.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true }, targets: {} } },
  publicDir: command === 'serve' && outputFolders.site, // static files come from the last build
  define: {
    'import.meta.env.VITE_PUBLIC_ADDRESS': JSON.stringify(settings.publicAddress || LOCAL_ORIGIN),
    'import.meta.env.VITE_SIGN_UP_FORMS': JSON.stringify(settings.signUpForms),
    'import.meta.env.VITE_VIDEO_EMBED': JSON.stringify(settings.videoEmbed),
    'import.meta.env.VITE_SAVING': JSON.stringify(settings.saving),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Preloads stylesheets only: pages list the scripts of their islands in `data-code`.
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    manifest: !isSsrBuild,
    cssCodeSplit: true,
    rolldownOptions: isSsrBuild
      ? quiet
      : {
          ...quiet,
          input: {
            runtime: 'src/runtime/runtime.ts',
            ...Object.fromEntries(
              (command === 'build' ? listStylesheetEntries() : []).map((source) => [entryName(source), source]),
            ),
          },
          output: {
            entryFileNames: 'static/js/[name].[hash].js',
            chunkFileNames: ({ name }) => `static/js/${name.replace('.island', '')}.[hash].chunk.js`,
            assetFileNames: 'static/assets/[name].[hash][extname]',
            codeSplitting: { groups },
          },
        },
  },
  test: {
    environment: 'node',
    silent: 'passed-only',
    // Starting a worker for each file takes longer than its tests, which do not share state anyway.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 5 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{content,site,src,server,generator,checks,editor,scripts}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        // Tests of the built site without a browser; they require a build.
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/*.test.ts'],
          globalSetup: 'tests/built/served-site.ts',
          testTimeout: 120_000,
        },
      },
      {
        // Repeats tests of the store with PostgreSQL instead of SQLite; with ALL=1 all sign-up tests.
        extends: true,
        test: {
          name: 'postgres',
          include:
            process.env.ALL === '1'
              ? ['server/sign-up/**/*.test.ts']
              : ['server/sign-up/{cli,store/*,people/*,mail/mail-queue,mail/killed}.test.ts'],
          globalSetup: 'tests/support/provide-postgres.ts',
        },
      },
    ],
  },
}))
