/** A sheet that comes at the end of the page, because no first screen needs it (generator/page-styles.ts). */
declare module '*.css?deferred'
