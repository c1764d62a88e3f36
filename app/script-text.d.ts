/** The text of a compiled script (server/code/compiled-script.ts). */
declare module 'virtual:script/*' {
  const code: string
  export default code
}
