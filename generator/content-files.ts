import { figuresData } from '../generated/content/figures.ts'
import { marks } from '../site/findings.ts'
import { languages } from '../site/languages.ts'
import { allPages, documentFile, documentNames } from '../site/paths.ts'
import { pictures } from '../site/pictures.ts'
import { dataNames } from './content-data.ts'
import { logoFiles } from './public-files.ts'
import { HINTS, messageFile, messageGroups } from './read-messages.ts'

/**
 * The files of the content that pages or code name, by their paths from the root. Nothing else that lies in its folders
 * is read or published: copies, drafts, and what editors and systems leave there.
 */
export function listContentFiles(): readonly string[] {
  const named = [
    ...languages.flatMap((language) => FILM.map((file) => `film/${file.replace('*', language)}`)),
    ...Object.keys(pictures).map((name) => `pictures/${name}.jpg`),
    ...logoFiles,
    ...shareNames.map((name) => `share/${name}.jpg`),
    ...Object.keys(figuresData.figures).map((name) => `figures/${name}.svg`),
    ...Object.keys(marks).map((name) => `overlays/${name}.json`),
    ...dataNames.map((name) => `${name}.yaml`),
  ]
  const documents = documentNames.flatMap((name) => languages.map((language) => documentFile(name, language)))
  const messages = messageGroups.flatMap((group) => languages.map((language) => messageFile(group, language)))
  return [...documents, ...messages, HINTS, ...named.map((file) => `content/${file}`)]
}

const FILM = ['film_*.webm', 'film_*.mp4', 'poster_*.jpg', 'captions_*.vtt', 'transcript_*.md']

/** The pictures that pages name for where they are shared. */
export const shareNames: readonly string[] = [...new Set(allPages.map(({ share }) => share))]
