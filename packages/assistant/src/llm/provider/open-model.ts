import type { LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import type { Provider } from './providers.ts';

export interface ProviderOptions {
  readonly provider: Provider;
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
}

/** Loads the provider's library on first use, so that a site without a language model never loads it. */
export async function openModel(options: ProviderOptions): Promise<LanguageModel> {
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai');
  // Otherwise the library writes to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  // Local models often put their reasoning into the answer itself.
  const middleware = extractReasoningMiddleware({ tagName: 'think' });
  return wrapLanguageModel({ model: await createModel(options), middleware });
}

async function createModel({ provider, model, apiKey, baseUrl }: ProviderOptions) {
  const settings = {
    fetch: boundedFetch,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(settings)(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(settings)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(settings)(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      if (baseUrl === undefined) throw new Error('an OpenAI-compatible server needs its address');
      const compatible = createOpenAICompatible({
        ...settings,
        name: 'compatible',
        baseURL: baseUrl,
        includeUsage: true,
        supportsStructuredOutputs: true,
      });
      return compatible(model);
    }
  }
}
