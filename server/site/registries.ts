import { registriesOf, type Registries } from '#domain/catalogue/registry/registries.ts'
import { site } from './site.ts'

let loaded: Promise<Registries> | undefined

/** The registries of connectors and models, made ready once. */
export function siteRegistries(): Promise<Registries> {
  loaded ??= site().then(({ registries }) => registriesOf(registries))
  return loaded
}
