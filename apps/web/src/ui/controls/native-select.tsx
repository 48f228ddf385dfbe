export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface NativeSelectProps<Value extends string> {
  id: string;
  className?: string | undefined;
  value: Value;
  options: readonly SelectOption<Value>[];
  disabled?: boolean | undefined;
  onChange: (value: Value) => void;
}

/** A `select` element whose values keep their type. */
export function NativeSelect<Value extends string>({
  options,
  onChange,
  ...props
}: NativeSelectProps<Value>) {
  return (
    <select
      {...props}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
