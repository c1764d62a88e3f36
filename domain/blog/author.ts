/** Who signs the articles (spec §3): the product team. */
export function authorOf({ name }: { name: string }): string {
  return `Equipe ${name}`
}
