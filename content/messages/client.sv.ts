import type { ClientMessages } from './client.en.ts'

export const clientSv: ClientMessages = {
  loading: 'Laddar …',
  retry: 'Försök igen',
  reload: 'Läs in sidan på nytt',
  chunkFailed: 'En del av sidan kunde inte laddas. Kontrollera uppkopplingen och försök igen.',
  linkCopied: 'Länken är kopierad',
  copyFailed: 'Länken gick inte att kopiera. Den står nu i adressfältet.',
  codeCopied: 'Koden är kopierad',
  pageCopied: 'Sidan är kopierad',
  pageFailed: 'Sidan gick inte att kopiera',
}
