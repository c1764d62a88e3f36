import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { coloursSchema } from '#domain/shop/colours.ts'

const written = readFileSync('tests/fixture/content/brand.yaml', 'utf8')

/** The colours of the fixture shop. */
export const { colours: fixtureColours } = v.parse(v.object({ colours: coloursSchema }), parse(written))
