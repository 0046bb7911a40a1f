/** Where the field mode is remembered; the head script reads it before the first paint. */
export const fieldModeKey = 'fieldMode'

/** What is stored there while the mode is on; nothing while it is off. */
export const fieldModeOn = 'on'

export function isFieldModeOn(value: unknown): value is typeof fieldModeOn {
  return value === fieldModeOn
}

/** The mark in the head of pages that offer it: the field mode's sheet changes no other page. */
export const fieldModeMark = 'field-mode'
