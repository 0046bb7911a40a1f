import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentServerPlugin } from './generator/content-server.ts'
import { outputFolders } from './generator/folders.ts'
import { entryName, ignoreComponentStyles, listStylesheetEntries } from './generator/page-styles.ts'
import { LOCAL_ORIGIN, readPageSettings } from './server/settings.ts'

/** Chunks that would else be cut into many small files, or fetched with what does not need them. */
const groups = [
  {
    name: 'runtime',
    test: /\/src\/(dom\/|runtime\/(?!hydrate-island)|saving\/start-saving|markdown\/(update\/|contract\/normalize-text)|language\/(page-language|format-number))|\/site\/(dialogs|field-mode|fingerprint|is-record|languages|themes)\.ts|\/generated\/messages\/client\.ts/,
    priority: 1, // islands need these too, and find them there
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

/** How long plugins take is no news to who builds the site. */
const quiet = { checks: { pluginTimings: false } }

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), ignoreComponentStyles(), contentServerPlugin()],
  // The breakpoints of src/styles/media.css; what older browsers need is added when the sheets are minified.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true }, targets: {} } },
  publicDir: command === 'serve' && outputFolders.site, // the last build: what is public, and what is made of the content
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
      // Pages name the scripts of their islands themselves (`data-code`): the runtime need not list them once more.
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
    // A worker for each of 70 files costs more than the tests in it; these keep their state to themselves.
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
        // What the built site answers, read without a browser: after the build.
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/*.test.ts'],
          globalSetup: 'tests/built/served-site.ts',
          testTimeout: 120_000,
        },
      },
      {
        // What runs every query of the store once more, with a PostgreSQL instead of a file; all when all is asked.
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
