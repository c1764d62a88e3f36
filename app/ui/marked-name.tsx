import { Fragment } from 'react'

/** The name with the words that were asked for marked; what is read out stays one text. */
export function MarkedName({ name, marked }: { name: string; marked: string }) {
  const places = new Set(marked.split(','))
  return name.split(' ').map((word, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a word has no other name than its place
    <Fragment key={place}>
      {place > 0 && ' '}
      {places.has(String(place)) ? <mark className="bg-tint text-inherit">{word}</mark> : word}
    </Fragment>
  ))
}
