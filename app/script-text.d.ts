/** The text of a compiled script (server/build/code/compiled-script.ts). */
declare module 'virtual:script/*' {
  const code: string
  export default code
}
