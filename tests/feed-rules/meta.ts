import { parse } from 'csv-parse/sync'

/** Meta's rules for product columns, as far as this catalogue uses them. */

const text = (most: number) => new RegExp(`^(?![\\s\\S]*<\\/?[a-z])[\\s\\S]{1,${most}}$`, 'u')
const rules: Record<string, RegExp> = {
  id: /^\S{1,100}$/u,
  title: text(200),
  description: text(9999),
  availability: /^(?:in stock|out of stock|preorder|available for order|discontinued)$/,
  condition: /^(?:new|refurbished|used)$/,
  price: /^(?!0+\.00)\d+\.\d{2} BRL$/,
  link: /^https?:\/\/[^\s/]+\/\S+$/,
  // Meta refuses pictures in other formats.
  image_link: /^https?:\/\/[^\s/]+\/\S+\.(?:png|jpe?g)$/,
  brand: text(100),
  item_group_id: /^\S{0,100}$/u,
  product_type: text(750),
}

/** A feed's rows by column. Throws for text that is not CSV with the same number of cells in each row. */
export function metaRows(feed: string): Record<string, string>[] {
  return parse(feed, { columns: true })
}

/** What Meta would refuse: columns, values, repeated ids. */
export function metaFaults(feed: string): string[] {
  const [heading = []] = parse(feed, { to: 1 })
  const rows = metaRows(feed)
  const ids = rows.map(({ id }) => id)
  return [
    ...Object.keys(rules).flatMap((name) => (heading.includes(name) ? [] : [`no column ${name}`])),
    ...heading.flatMap((name) => (name in rules ? [] : [`column ${name} is not known`])),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} comes twice`),
    ...rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) =>
        rules[name]?.test(value) ? [] : [`${row['id']}: ${name} '${value}'`],
      ),
    ),
  ]
}
