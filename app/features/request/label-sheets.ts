/**
 * Sheets of labels for A4 as stationers sell them, by number of labels; print.css has the measures, margins and gaps of
 * each.
 */
export const labelSheets = [
  { labels: 24, name: '24 por folha, 63,5 × 33,9 mm' },
  { labels: 21, name: '21 por folha, 63,5 × 38,1 mm' },
  { labels: 14, name: '14 por folha, 99 × 38,1 mm' },
  { labels: 65, name: '65 por folha, 38,1 × 21,2 mm' },
] as const
