import { addressWith } from './address.ts'

/** A filter of a list, as a parameter of the list's address. */
export interface Filter<Value> {
  parameter: string
  /** Reads the parameter's text, '' without one; an invalid text filters nothing. */
  read: (text: string) => Value
  /** Writes the parameter's text; '' leaves the parameter out of the address. */
  write: (value: Value) => string
}

export const textFilter = (parameter: string, maximum: number): Filter<string> => ({
  parameter,
  read: (text) => text.trim().slice(0, maximum),
  write: (text) => text,
})

/** A filter that is one of several keys; `otherwise` where the address names none of them. */
export const choiceFilter = <Key extends string | number, Otherwise extends Key | ''>(
  parameter: string,
  keys: readonly Key[],
  otherwise: Otherwise,
): Filter<Key | Otherwise> => ({
  parameter,
  read: (text) => keys.find((key) => String(key) === text) ?? otherwise,
  write: (key) => (key === otherwise ? '' : String(key)),
})

export const flagFilter = (parameter: string): Filter<boolean> => ({
  parameter,
  read: (text) => text === '1',
  write: (isTicked) => (isTicked ? '1' : ''),
})

export const pageFilter: Filter<number> = {
  parameter: 'pagina',
  read: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1),
  write: (page) => (page === 1 ? '' : String(page)),
}

/** The filters of a list: read from the query of its address, and written as an address without defaults. */
export function listFilters<Values extends object>(
  path: string,
  filters: { readonly [Name in keyof Values]: Filter<Values[Name]> },
) {
  const names = Object.keys(filters) as (keyof Values)[]
  const address = (values: Values, to = path): string => {
    const parameters = names.map((name) => [filters[name].parameter, filters[name].write(values[name])])
    return addressWith(to, Object.fromEntries(parameters))
  }
  return {
    address,
    /** The links to the pages of a list, with `perPage` entries each. */
    pages: (values: Values & { page: number }, total: number, perPage: number) => ({
      page: values.page,
      pages: Math.ceil(total / perPage),
      addressOf: (page: number) => address({ ...values, page }),
    }),
    read: (query: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        names.map((name) => [name, filters[name].read(query[filters[name].parameter] ?? '')]),
      ) as Values,
  }
}
