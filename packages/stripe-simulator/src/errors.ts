/** An API error in Stripe's format. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly details: {
    code?: string;
    param?: string;
    charge?: string;
    decline_code?: string;
    payment_intent?: object;
    setup_intent?: object;
  };

  constructor(
    status: number,
    message: string,
    details: StripeError['details'] = {},
    type: StripeError['type'] = 'invalid_request_error',
  ) {
    super(message);
    this.name = 'StripeError';
    this.status = status;
    this.type = type;
    this.details = details;
  }

  /** The response body. */
  body(): { error: object } {
    const { code } = this.details;
    return {
      error: {
        ...this.details,
        ...(code !== undefined && { doc_url: `https://stripe.com/docs/error-codes/${code}` }),
        message: this.message,
        type: this.type,
      },
    };
  }
}

/** The object does not exist. @param param the parameter with the id, or `id` if it is in the URL */
export function missing(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

/** The request is invalid. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, message, {
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });
}

/** The id is already in use. */
export function exists(kind: string, id: string): StripeError {
  return invalid(`${kind} already exists: ${id}`, 'id', 'resource_already_exists');
}
