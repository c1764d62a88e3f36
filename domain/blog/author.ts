/** The name under which articles appear (spec §3): the brand's team. */
export function authorOf({ name }: { name: string }): string {
  return `Equipe ${name}`
}
