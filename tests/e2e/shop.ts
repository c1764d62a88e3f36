import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { brandSchema } from '#domain/shop/brand.ts'

/** The shop of the journeys: a small catalogue of its own, below SITE_DIR (playwright.config.ts). */
export const shopFolder = 'tests/fixture'
export const shop = v.parse(brandSchema, parse(readFileSync(`${shopFolder}/content/brand.yaml`, 'utf8')))
