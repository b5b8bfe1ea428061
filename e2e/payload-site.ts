import { createServer, type Server } from 'node:http';

/** The number of payloads in one article or description. */
const perPage = 30;

const groups = (payloads: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(payloads.length / perPage) }, (_, n) =>
    payloads.slice(n * perPage, (n + 1) * perPage),
  );

/** A feed and a list of events on localhost in which every field tries to run a script. */
export async function startPayloadSite(port: number, payloads: readonly string[]): Promise<Server> {
  const at = (n: number) => payloads[n % payloads.length] ?? '';
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Careers ${at(0)}`,
    items: groups(payloads).map((group, n) => ({
      id: String(n),
      url: `https://payloads.example/${n}?${encodeURIComponent(at(n))}`,
      title: `Payloads ${n} ${at(n)}`,
      summary: `Summary ${at(n + 1)}`,
      content_html: group.map((payload) => `<p>before</p>${payload}<p>after</p>`).join('\n'),
      image: 'javascript:alert(1)',
      tags: [at(n + 2), at(n + 3)],
      authors: [{ name: at(n + 4) }],
    })),
  };
  const events = groups(payloads).map((group, n) => ({
    '@type': 'Event',
    name: `Payload job fair ${n} ${at(n)}`,
    startDate: `2031-01-${String(n + 1).padStart(2, '0')}T10:00:00+01:00`,
    description: group.join('\n\n'),
    url: 'javascript:alert(1)',
    image: 'javascript:alert(1)',
    organizer: { name: at(n + 1) },
    keywords: [at(n + 2)],
    location: {
      '@type': 'Place',
      name: at(n + 3),
      address: { streetAddress: at(n + 4), addressLocality: at(n + 5), addressCountry: 'GB' },
    },
    offers: { price: 5, priceCurrency: at(n + 6), url: 'javascript:alert(1)' },
  }));
  const page = `<!doctype html><title>Job fairs</title><script type="application/ld+json">${JSON.stringify(events).replaceAll('<', '\\u003c')}</script>`;
  const pages: Readonly<Record<string, readonly [string, string]>> = {
    '/careers/feed.json': ['application/feed+json', JSON.stringify(feed)],
    '/job-fairs': ['text/html; charset=utf-8', page],
  };
  const site = createServer((request, response) => {
    const [type, body] = pages[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => site.listen(port, '127.0.0.1', done));
  return site;
}
