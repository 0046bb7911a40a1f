/** Where the field mode is remembered; the head script reads it before the first paint. */
export const fieldModeKey = 'fieldMode'

/** The mark in the head of pages that offer it: the field mode's sheet changes no other page. */
export const fieldModeMark = 'field-mode'
