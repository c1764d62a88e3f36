import type { Person, Role } from '#domain/desk/person.ts'

/** Finds a person by name, ignoring case. */
export function personNamed(persons: readonly Person[], name: string): Person | undefined {
  return persons.find((person) => person.name.toLowerCase() === name.trim().toLowerCase())
}

/** The first person administers; later ones answer. */
export function firstRole(persons: readonly Person[]): Role {
  return persons.some(({ isActive, role }) => isActive && role === 'administra') ? 'atende' : 'administra'
}
