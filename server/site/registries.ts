import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { once } from '#domain/once.ts'
import { site } from './site.ts'

/** The registries of connectors and models, ready for lookup, read once. */
export const siteRegistries = once(async () => registriesOf((await site()).registries))
