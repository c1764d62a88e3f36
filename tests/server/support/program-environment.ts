const { PATH = '', NODE_COMPILE_CACHE } = process.env

/**
 * What a program that a test starts is given besides its settings: nothing but the places of programs and of what Node
 * has compiled before, as script/environment has it. A start then takes half a second of processor time and not one.
 */
export const programEnvironment: Record<string, string> = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
