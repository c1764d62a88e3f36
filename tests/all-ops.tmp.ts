import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { afterOperation, type Operation, type Path } from '#server/content/sheet/yaml/operation.ts'
import { edited } from '#server/content/sheet/yaml/yaml-operations.ts'
function places(value: unknown, path: Path = []): Path[] {
  const ch = typeof value === 'object' && value !== null ? Object.entries(value).map(([k, c]) => [Array.isArray(value) ? Number(k) : k, c] as const) : []
  return [...(path.length ? [path] : []), ...ch.flatMap(([k, c]) => places(c, [...path, k]))]
}
let n = 0, refused = 0, one = 0
const at = (d: any, p: Path) => p.reduce((v, s) => v[s], d)
for (const name of readdirSync('content/products')) {
  const text = readFileSync(`content/products/${name}`, 'utf8'); const data = parse(text)
  for (const path of places(data)) {
    const v = at(data, path)
    const op: Operation = typeof v === 'object' ? { kind: 'remove', path } : { kind: 'set', path, value: typeof v === 'number' ? v + 1 : typeof v === 'boolean' ? !v : `${v} x` }
    n += 1
    try { const r = edited(text, op); if (!isDeepStrictEqual(parse(r), afterOperation(data, op)?.data)) throw new Error('wrong')
      const a = text.split('\n'), b = r.split('\n'); if (a.filter((l) => !b.includes(l)).length <= 1) one += 1
    } catch (e) { refused += 1; if (refused < 10) console.log(name, JSON.stringify(op), String(e)) }
  }
}
console.log(n, 'edits', refused, 'refused', one, 'touch one line')
