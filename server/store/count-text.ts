/** A count with its noun in the singular or plural: '1 tentativa', '0 tentativas'. */
export function countWithNoun(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Counts of messages and reviews, in words. */
export function countText({ contacts, reviews }: { contacts: number; reviews: number }): string {
  return `${countWithNoun(contacts, 'mensagem', 'mensagens')} e ${countWithNoun(reviews, 'avaliação', 'avaliações')}`
}
