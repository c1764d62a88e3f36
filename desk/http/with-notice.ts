/** An address within the desk whose page shows a notice (desk/screens/shell/notices.ts). */
export function withNotice(way: string, notice: Record<string, string>): string {
  const url = new URL(way, 'http://mesa.invalid')
  for (const [name, value] of Object.entries(notice)) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
