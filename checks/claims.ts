import { claims } from '../site/claims.ts'
import { type Language, languages, mapLanguages } from '../site/languages.ts'
import type { Issue } from './issue.ts'
import { applyRules, excerpt, type Passage, type TextRule } from './passage.ts'

/** The wordings of the claims (content/claims.yaml) by language. */
export const claimTexts: Record<Language, readonly string[]> = mapLanguages((language) =>
  Object.values(claims).flatMap(({ texts }) => texts[language]),
)

/** Patterns of product claims with any figure. */
const PATTERNS: Record<Language, readonly RegExp[]> = {
  en: [
    /\d[\d,.]*\s+(hectares|ha)\s+(surveyed|mapped|covered|inventoried)/gi,
    /\d[\d,]{3,}\s+(Rapid )?Orthophotos/gi,
    /[\d–-]+\s+(seconds|s)\s*(per|a|\/)\s*(hectare|ha)\b/gi,
    /\d+\s+minutes?\s+(to finish|until (it is )?(finished|ready|done))/gi,
    /(\d+|[a-z]+)\s+times\s+(faster|as fast|quicker)/gi,
    /\d[\d,]*\s+(hectares|ha)\s+(on foot|by drone|with a drone)/gi,
  ],
  sv: [
    /\d[\d\s.,]*\s(inventerade\s+(hektar|ha)|(hektar|ha)\s+(inventerade|kartlagda))/gi,
    /\d[\d\s.,]{3,}(Rapid Orthophotos|ortofoton)/gi,
    /[\d–-]+\s+(sekunder|s)\s*(per|\/)\s*(hektar|ha)(?!\p{L})/giu,
    /(klart?|färdigt?)\s+(på|inom|efter)\s+(cirka|ungefär|omkring|ca)?\s*\d+\s+minuter/gi,
    /(\d+|\p{L}+)\s+gånger\s+(så\s+)?(snabbare|snabbt|fortare)/giu,
    /\d[\d\s]*\s(hektar|ha)\s+(till fots|med drönare)/gi,
  ],
}

const RULES = languages.flatMap((language) =>
  PATTERNS[language].map(
    (pattern): TextRule => ({
      language,
      pattern,
      what: (found) => `“${excerpt(found)}” is a claim that content/claims.yaml does not know in this language.`,
      todo: `Write it exactly as content/claims.yaml does (${language}), or remove it.`,
    }),
  ),
)

/** Reports claims whose wording or figure is not in content/claims.yaml. */
export function checkClaims(passages: readonly Passage[], texts = claimTexts): Issue[] {
  const known = mapLanguages((language) => {
    const wordings = texts[language].map((text) => RegExp.escape(text)).join('|')
    return new RegExp(`(?:${wordings})(?!\\s+(?:än|than)\\s)`, 'gi') // “faster than …” is another claim
  })
  const others = passages.map((passage) => ({
    ...passage,
    text: passage.text.replace(known[passage.language], (claim) => claim.replace(/[^\n]/g, '·')),
  }))
  return applyRules(others, RULES)
}
