import { stripeWebhook } from '@fitted/contract/billing';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors/app-error.ts';
import { type ProviderEvent, WebhookRefused } from '../../../ports/payments.ts';
import type { BillingDeps } from '../deps.ts';
import { orUnavailable } from '../unavailable.ts';
import { receiveEvent } from './receive-event.ts';

const maxBytes = 1024 * 1024;

/** A separate scope without body parsers, because the signature covers the raw bytes. */
export async function serveWebhook(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | undefined }>(stripeWebhook.path, async ({ body, headers }, reply) => {
      const signature = headers['stripe-signature'];
      const event = readEvent(body ?? Buffer.alloc(0), typeof signature === 'string' ? signature : undefined, deps);
      // Report failures, so that the provider sends the event again.
      await orUnavailable(() => receiveEvent(event, deps));
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

function readEvent(body: Buffer, signature: string | undefined, { payments }: BillingDeps): ProviderEvent {
  try {
    return payments.readWebhook(body, signature);
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    throw new AppError('webhook_refused', {}, { cause: error });
  }
}
