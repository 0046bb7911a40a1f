/**
 * The local storage key of field mode (large type, for reading outdoors); the head script reads it before first paint.
 */
export const fieldModeStorageKey = 'fieldMode'

/** The stored value while the mode is on; when off, nothing is stored. */
export const fieldModeStoredValue = 'on'

export function isFieldModeOn(value: unknown): value is typeof fieldModeStoredValue {
  return value === fieldModeStoredValue
}

/** The name of the <meta> element of pages that offer field mode; the mode's stylesheet only applies to these. */
export const fieldModeMetaName = 'field-mode'
