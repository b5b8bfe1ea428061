interface Switches {
  readonly eventScrapingEnabled: boolean;
  readonly autoPublishEvents: boolean;
  readonly autoApproveEvents: boolean;
  readonly newsScrapingEnabled: boolean;
  readonly autoPublishNews: boolean;
}

/** What is not collected cannot be let through by itself: these switches go off with the one they hang on. */
export const dependentSwitches = (settings: Switches) => ({
  autoPublishEvents: settings.eventScrapingEnabled && settings.autoPublishEvents,
  autoApproveEvents: settings.eventScrapingEnabled && settings.autoApproveEvents,
  autoPublishNews: settings.newsScrapingEnabled && settings.autoPublishNews,
});
