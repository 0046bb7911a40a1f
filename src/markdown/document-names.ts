import { chapters } from '../../content/navigation.ts'
import { paths } from '../../content/paths.ts'
import { useCases } from '../../content/use-cases.ts'

const addresses: Record<string, string> = {
  guides: paths.guides,
  api: paths.api,
  faq: paths.faq,
  introduction: paths.manual,
  ...Object.fromEntries(chapters.map((chapter) => [chapter.name, chapter.path])),
  ...Object.fromEntries(useCases.map((useCase) => [useCase.name, useCase.path])),
  privacy_policy: '',
}

/** Every document of the site by name; the file is `name_language.md` (specification §7). */
export const documentNames: readonly string[] = Object.keys(addresses)

/** The bare path of the page that shows a document, and whether glossary terms are linked in it. */
export function addressOfDocument(name: string): { path: string; linksGlossary: boolean } {
  return { path: addresses[name] ?? '', linksGlossary: name !== 'api' && name !== 'privacy_policy' }
}
