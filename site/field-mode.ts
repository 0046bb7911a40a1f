/** The local storage key of the field mode, which the head script reads before the first paint. */
export const fieldModeStorageKey = 'fieldMode'

/** The stored value while the mode is on; when off, nothing is stored. */
export const fieldModeStoredValue = 'on'

export function isFieldModeOn(value: unknown): value is typeof fieldModeStoredValue {
  return value === fieldModeStoredValue
}

/** The name of the <meta> element of pages that offer the field mode; its stylesheet changes no other page. */
export const fieldModeMetaName = 'field-mode'
