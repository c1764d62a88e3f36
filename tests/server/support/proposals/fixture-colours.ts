import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { brandColoursSchema, paletteOf } from '#domain/shop/brand-palette.ts'

const written = readFileSync('tests/fixture/content/brand.yaml', 'utf8')

/** The colours of the fixture shop. */
export const fixtureColours = paletteOf(v.parse(v.object({ colours: brandColoursSchema }), parse(written)).colours)
