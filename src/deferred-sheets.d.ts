/** A stylesheet that the first screen does not need, linked at the end of it (generator/pages/page-styles.ts). */
declare module '*.css?deferred'
