import { savesData } from './save-data.ts'

/** When a link prefetches its page: on hover or focus, or with Save-Data only on the click. */
export const linkPrefetch = savesData() ? 'none' : 'intent'
