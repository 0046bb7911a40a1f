import { figuresData } from '../../generated/content/figures.ts'
import { findingMarks } from '../../site/findings.ts'
import { languages } from '../../site/languages.ts'
import { allPages, documentFile, documentNames } from '../../site/paths.ts'
import { pictures } from '../../site/pictures.ts'
import { logoFiles } from '../files/public-files.ts'
import { dataFileNames } from './content-data.ts'
import { HINTS_FILE, messageFile, messageGroups } from './read-messages.ts'

/**
 * All content files that pages or code reference, by their paths from the root. Other files in these folders (copies,
 * drafts, .DS_Store) are never read or published.
 */
export function listContentFiles(): readonly string[] {
  const named = [
    ...languages.flatMap((language) => FILM_PATTERNS.map((file) => `film/${file.replace('*', language)}`)),
    ...Object.keys(pictures).map((name) => `pictures/${name}.jpg`),
    ...logoFiles,
    ...socialImageNames.map((name) => `share/${name}.jpg`),
    ...Object.keys(figuresData.figures).map((name) => `figures/${name}.svg`),
    ...Object.keys(findingMarks).map((name) => `overlays/${name}.json`),
    ...dataFileNames.map((name) => `${name}.yaml`),
  ]
  const documents = documentNames.flatMap((name) => languages.map((language) => documentFile(name, language)))
  const messages = messageGroups.flatMap((group) => languages.map((language) => messageFile(group, language)))
  return [...documents, ...messages, HINTS_FILE, ...named.map((file) => `content/${file}`)]
}

const FILM_PATTERNS = ['film_*.webm', 'film_*.mp4', 'poster_*.jpg', 'captions_*.vtt', 'transcript_*.md']

/** The names of the social images that pages reference. */
export const socialImageNames: readonly string[] = [...new Set(allPages.map(({ share }) => share))]
