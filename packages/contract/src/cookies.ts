/** Readable by the page's script: there is a session. It proves nothing and opens nothing. */
export const sessionHintCookie = 'has_session';
/** The language that was chosen, for the server that draws the first page. */
export const languageCookie = 'language';
