import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { normalize } from '#domain/text/normalize.ts'

/** The data of a review that are examined; times are ISO 8601. */
interface ExaminedReview {
  id: number
  product_id: string
  title: string
  comment: string
  rating: number
  created_at: string
  is_suspect: boolean
  customer_email: string | null
}

/* Patterns begin at the start of a word only, so that a long text is not searched again from each of its letters. */
const linkPattern = /https?:\/\/|www\.|(?<![\w-])[\w-]+\.(com|net|org|br|info|shop|xyz)\b/i
const emailPattern = /(?<![^\s@])[^\s@]+@[^\s@]+\.\w{2,}/
const phonePattern = /(?<!\d)\(?\d{2}\)?[ -]?9?\d{4}[ -]?\d{4}(?!\d)/
const minimumLetters = 20
const capitalsShare = 0.7
const manyProducts = 3

/** Signs against publishing a review, in the moderator's words; a person decides. `others` may include the review. */
export function abuseSigns(review: ExaminedReview, others: readonly ExaminedReview[]): string[] {
  const text = `${review.title} ${review.comment}`
  const sameText = (other: ExaminedReview) => comparedComment(other) === comparedComment(review)
  const otherReviews = others.filter(({ id }) => id !== review.id)
  const reviewsOfAuthor = otherReviews.filter((other) => isSameAuthor(other, review))
  const signs: [string, boolean][] = [
    ['o formulário foi preenchido como por um robô', review.is_suspect],
    ['traz um link', linkPattern.test(text.replaceAll(new RegExp(emailPattern, 'g'), ' '))],
    ['traz um e-mail ou telefone', emailPattern.test(text) || phonePattern.test(text)],
    ['está quase toda em maiúsculas', isMostlyCapitals(text)],
    ['o mesmo texto está em outra avaliação', otherReviews.some(sameText)],
    ['a mesma pessoa já avaliou este produto', reviewsOfAuthor.some((other) => other.product_id === review.product_id)],
    [`a mesma pessoa avaliou ${manyProducts} produtos ou mais no mesmo dia`, isOfManyThatDay(review, reviewsOfAuthor)],
  ]
  return signs.filter(([, isGiven]) => isGiven).map(([sign]) => sign)
}

/** The normalized comment of each review: a list compares every review with all others. */
const comparedComments = new WeakMap<ExaminedReview, string>()

function comparedComment(review: ExaminedReview): string {
  const comment = comparedComments.get(review) ?? normalize(review.comment)
  comparedComments.set(review, comment)
  return comment
}

function isMostlyCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= minimumLetters && capitals.length / letters.length > capitalsShare
}

function isSameAuthor(other: ExaminedReview, { customer_email: email }: ExaminedReview): boolean {
  return email !== null && other.customer_email?.toLowerCase() === email.toLowerCase()
}

function isOfManyThatDay(review: ExaminedReview, reviewsOfAuthor: readonly ExaminedReview[]): boolean {
  const day = brasiliaDay(review.created_at)
  const sameDay = reviewsOfAuthor.filter((other) => brasiliaDay(other.created_at) === day)
  return new Set([review, ...sameDay].map(({ product_id: product }) => product)).size >= manyProducts
}
