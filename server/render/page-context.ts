import { createContext } from 'react-router'

/** The nonce with which a page is rendered: it marks the page's own scripts, and is taken out before the page is sent. */
export const nonceContext = createContext('')
