import { homeMessages } from '../../../generated/messages/home.ts'
import { isSampleAddress, site } from '../../../site/facts.ts'
import type { Language } from '../../../site/languages.ts'
import { solutionOf, useCases } from '../../../site/navigation.ts'
import { manual, pages } from '../../../site/pages.ts'
import { localPath, paths } from '../../../site/paths.ts'
import type { PublishedPage } from './page-meta.ts'

type Node = Record<string, unknown>

/**
 * Creates the JSON-LD of a page (schema.org). Addresses are relative if the origin is unknown, which JSON-LD allows.
 */
export function createStructuredData(page: PublishedPage): Node {
  const { origin } = page
  const nodes: (Node | null)[] =
    page.address === paths.home
      ? [describeOrganization(origin), describeWebsite(page.language, origin), describeVideo(page)]
      : [describeBreadcrumbs(page), describeArticle(page)]
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) }
}

function describeOrganization(origin: string): Node {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.company,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    ...(site.network.href && !isSampleAddress(site.network.href) && { sameAs: [site.network.href] }),
  }
}

function describeWebsite(language: Language, origin: string): Node {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.product,
    url: `${origin}${localPath('/', language)}`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
  }
}

function describeVideo({ language, picture, origin, film }: PublishedPage): Node {
  const { title, text } = homeMessages[language].film
  const shown =
    typeof film === 'string'
      ? { thumbnailUrl: `${origin}${picture}`, embedUrl: film }
      : {
          thumbnailUrl: `${origin}${film.poster}`,
          contentUrl: `${origin}${film.files.at(-1)?.address}`, // the most compatible format
          duration: `PT${film.seconds}S`,
        }
  const words = { '@type': 'VideoObject', name: title, description: text, inLanguage: language }
  return { ...words, uploadDate: site.video.uploaded, ...shown }
}

/** The visible breadcrumbs (src/pages/Crumbs.tsx), after the home page. */
function describeBreadcrumbs({ address, page, heading, language, origin }: PublishedPage): Node {
  const useCase = useCases.find(({ path }) => path === address)
  const places = [pages.home, ...(useCase ? [solutionOf(useCase)] : []), ...(page.kind === 'chapter' ? [manual] : [])]
  const steps = places.map(({ label, path }) => ({ name: label[language], path }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: heading, path: address }].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${localPath(path, language)}`,
    })),
  }
}

/** The document of a page as an article: a chapter, a guide or a use case. */
function describeArticle(page: PublishedPage): Node | null {
  if (!page.document) return null
  const { origin } = page
  const isUseCase = page.page.kind === 'useCase'
  return {
    '@type': isUseCase ? 'Article' : 'TechArticle',
    headline: page.heading,
    description: page.description,
    url: `${origin}${page.pathname}`,
    inLanguage: page.language,
    ...(page.changed && { dateModified: page.changed }),
    image: `${origin}${page.picture}`,
    author: { '@type': 'Organization', name: site.company, url: `${origin}/` },
  }
}
