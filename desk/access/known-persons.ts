import type { Person, Role } from '#domain/desk/person.ts'

/** The person of a name; names are one whatever their case. */
export function personNamed(persons: readonly Person[], name: string): Person | undefined {
  return persons.find((person) => person.name.toLowerCase() === name.trim().toLowerCase())
}

/** Who comes first administers; whoever comes later answers. */
export function firstRole(persons: readonly Person[]): Role {
  return persons.some(({ isActive, role }) => isActive && role === 'administra') ? 'atende' : 'administra'
}
