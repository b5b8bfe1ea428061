export interface Visitor {
  readonly subscriptionRequired: boolean;
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  readonly hasActiveSubscription: boolean;
}

/** Shown while a subscription is required and the visitor is signed out, or has neither a subscription nor admin rights. */
export function showsSubscribeLink(visitor: Visitor): boolean {
  if (!visitor.subscriptionRequired) return false;
  return !visitor.isSignedIn || (!visitor.hasActiveSubscription && !visitor.isAdmin);
}
