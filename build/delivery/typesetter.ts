import { createRequire } from 'node:module'

/** What is used of Typst's compiler for Node. */
export type Compiler = {
  mapShadow: (file: string, bytes: Buffer) => void
  compile: (options: { mainFilePath: string }) => {
    result: unknown
    takeDiagnostics: () => { shortDiagnostics: unknown } | null
  }
  query: (document: unknown, what: { selector: string; field: string }) => unknown
  evictCache: (age: number) => void
  pdf: (document: unknown, options: { pdfStandard: string; creationTimestamp: number }) => Buffer
}

export type Typesetter = {
  NodeCompiler: { create: (options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }) => Compiler }
}

/** Typst's packages that exist in this version; the one that brings them together cannot be locked without the others. */
export const PACKAGES = ['linux-x64-gnu', 'linux-x64-musl'].map(
  (kind) => `@myriaddreamin/typst-ts-node-compiler-${kind}`,
)

/** The typesetter; null on a machine for which there is none, where what it would set is left out. */
export function findTypesetter(what: string): Typesetter | null {
  const load = createRequire(import.meta.filename)
  for (const name of PACKAGES) {
    try {
      return load(name)
    } catch (error) {
      console.debug(`${name}: ${String(error).split('\n')[0]}`) // for another kind of machine
    }
  }
  console.warn(`${what} are left out: there is no Typst for this machine.`)
  return null
}
