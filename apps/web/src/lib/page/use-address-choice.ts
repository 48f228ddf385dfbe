import { useSearchParams } from 'react-router';

/** A choice in the address (`?name=value`), so that it outlives a reload and can be sent as a link. The address has none for `usual`. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): [Value, (value: Value) => void] {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(name);
  const chosen = values.find((value) => value === given) ?? usual;
  const choose = (value: Value) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === usual) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [chosen, choose];
}
