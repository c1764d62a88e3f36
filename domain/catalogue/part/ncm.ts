/** An NCM code as it is published: '90189099' → '9018.90.99'. In: its 8 digits. */
export function ncmText(ncm: string): string {
  return ncm.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3')
}
