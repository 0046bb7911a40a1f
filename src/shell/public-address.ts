/**
 * The site's own public address without a final slash, from PUBLIC_ADDRESS at the build; empty when it is not known,
 * so that addresses are relative to the host.
 */
export const publicAddress: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? ''
